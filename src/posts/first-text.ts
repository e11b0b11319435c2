/**
 * The first of some texts that is not blank, without the spaces around it; null when all are.
 *
 * @internal
 */
export function firstText(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? null;
}
