/** Contrast by what it is of. */
export type Contrasts = Record<string, number>;

/**
 * Contrasts in the form, of the colours that the browser draws: words on what they stand on, and lines of controls, filled
 * controls and the focus ring on theirs; an error's sign has the colour of its words. Sent to the browser by itself.
 */
export function measureContrasts(): { texts: Contrasts; lines: Contrasts } {
  const root = document.querySelector('flyleaf-subscribe-form')?.shadowRoot;
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!root || !context) throw new Error('no form, or no canvas');
  const luminance = (color: string): number => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const under = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' || backgroundColor === 'transparent';
    const parent = element.parentElement ?? root.host.ownerDocument.body;
    return isClear ? under(parent) : backgroundColor;
  };
  const outside = (element: Element) => under(element.parentElement ?? element);
  const texts: Contrasts = {};
  const lines: Contrasts = {};
  for (const each of root.querySelectorAll('h2, p, label, .note, .button, .link')) {
    if (each.classList.contains('visually-hidden')) continue;
    const words = each.textContent?.trim().slice(0, 30) ?? '';
    texts[words] = contrast(getComputedStyle(each).color, under(each));
  }
  for (const each of root.querySelectorAll('.input, .button')) {
    const { borderTopColor, backgroundColor } = getComputedStyle(each);
    if (each.matches('.input')) {
      lines[`line of ${each.id}`] = contrast(borderTopColor, outside(each));
    } else lines['button'] = contrast(backgroundColor, outside(each));
  }
  const active = root.activeElement;
  if (active && getComputedStyle(active).outlineStyle !== 'none') {
    lines['focus ring'] = contrast(getComputedStyle(active).outlineColor, outside(active));
  }
  return { texts, lines };
}
