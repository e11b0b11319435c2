/** Gives `<div class="root">` the publication's colour; the style sheet makes a readable accent of it. */
export function applyAccent(container: HTMLElement, publicationColor: string | null = null): void {
  container.style.setProperty('--_fl-brand', publicationColor);
}
