/** Emptied lists and styles leave an empty attribute: gives back what takes it away again, if it was not there before. */
export function keepAbsent(element: Element, name: string): () => void {
  const had = element.hasAttribute(name);
  return () => {
    if (!had && !element.getAttribute(name)) element.removeAttribute(name);
  };
}
