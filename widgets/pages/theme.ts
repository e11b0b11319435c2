import { formatColor, onAccent, parseColor, readableAccent } from '../shared/theme/accent.ts';
import { SURFACES } from '../shared/theme/apply-accent.ts';

/** The roles of an accent for one theme, as `applyAccent` sets them in a widget. */
function roles(theme: 'light' | 'dark', hex: string): string {
  const accent = parseColor(`#${hex}`) ?? [0, 0, 0];
  const readable = readableAccent(accent, SURFACES[theme]);
  return `--_accent-${theme}:${formatColor(readable)};--_on-accent-${theme}:${onAccent(readable)}`;
}

/** The style sheet of `/theme/HEX.css`; null when `hex` is not six lower-case hex digits. Pure, so cacheable for good. */
export function renderTheme(hex: string): string | null {
  if (!/^[0-9a-f]{6}$/u.test(hex)) return null;
  return `.root{${roles('light', hex)};${roles('dark', hex)}}\n`;
}
