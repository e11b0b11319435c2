import type { WidgetConfig } from '../../src/contracts/embed.ts';

/** Whether an error about a field stands under it; with `errors="container"` all stand in one place (spec reader-flows §5). */
export const inlineErrors = ({ attributes }: Pick<WidgetConfig, 'attributes'>): boolean =>
  attributes['errors'] !== 'container';
