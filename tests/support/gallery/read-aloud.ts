import type { Page } from '@playwright/test';

/** What the browser tells screen readers of one element (Chrome DevTools Protocol, Accessibility). */
interface Told {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** Its roles, in the words of screen readers. */
const ROLES: Readonly<Record<string, string>> = {
  dialog: 'dialog',
  heading: 'heading',
  textbox: 'edit',
  button: 'button',
  link: 'link',
};
/** What is read in one go; links in it are met again by the Tab key. */
const WHOLE: Readonly<Record<string, string>> = {
  paragraph: 'text',
  alert: 'alert',
  blockquote: 'quote',
};
/** Properties that are said when they hold. */
const SAID = ['required', 'readonly', 'busy', 'disabled'];

function lineOf(told: Told): string {
  const property = (name: string) =>
    told.properties?.find((each) => each.name === name)?.value.value;
  const invalid = property('invalid') === 'true' ? ['invalid'] : [];
  const states = [...SAID.filter((name) => property(name) === true), ...invalid];
  const level = told.role?.value === 'heading' ? ` ${String(property('level'))}` : '';
  const description = told.description?.value ? ` (${told.description.value})` : '';
  const role = `${ROLES[told.role?.value ?? ''] ?? ''}${level}`;
  return [`${role}: ${told.name?.value ?? ''}`, ...states].join(', ') + description;
}

/** One line for each thing that is heard, in the order of reading: role, name, states, and (description). */
export async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map((nodes as Told[]).map((told) => [told.nodeId, told]));
  const childrenOf = (told: Told) =>
    (told.childIds ?? []).flatMap((id) => byId.get(id) ?? ([] as Told[]));
  const textOf = (told: Told): string =>
    told.role?.value === 'StaticText'
      ? (told.name?.value ?? '')
      : childrenOf(told).map(textOf).join('');
  const walk = (told: Told): string[] => {
    const role = told.ignored ? '' : (told.role?.value ?? '');
    if (role === 'StaticText') return [`text: ${told.name?.value ?? ''}`];
    if (role === 'status') return textOf(told) ? [`status: ${textOf(told)}`] : [];
    const inside = childrenOf(told).flatMap(walk);
    if (role in WHOLE) {
      const line = `${WHOLE[role]}: ${textOf(told)}`;
      return [line, ...inside.filter((each) => !each.startsWith('text:'))];
    }
    if (role === 'dialog') return [lineOf(told), ...inside];
    return role in ROLES ? [lineOf(told)] : inside;
  };
  const [root] = nodes as Told[];
  await session.detach();
  return root ? walk(root) : [];
}
