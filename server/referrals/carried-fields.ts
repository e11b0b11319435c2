/** Fields that have a value, for the hidden fields of a form and the query of a link. */
export function carriedFields(
  fields: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}
