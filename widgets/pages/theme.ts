/**
 * The style sheet of `/theme/HEX.css`: the publication's colour, of which the pages' own sheet makes a readable accent, as
 * in a widget. Null when `hex` is not six lower-case hex digits. Pure, so cacheable for good.
 */
export function renderTheme(hex: string): string | null {
  return /^[0-9a-f]{6}$/u.test(hex) ? `.root{--_fl-brand:#${hex}}\n` : null;
}
