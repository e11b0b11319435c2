/** Id of the script element that carries the data for hydration. */
export const DATA_ID = 'flyleaf-data';

const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Data for the script as an element that no text in it can close: `<` never stands in it. A data block needs no CSP permission. */
export function dataScript(data: unknown): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/gu, escape);
  return `<script type="application/json" id="${DATA_ID}">${json}</script>`;
}
