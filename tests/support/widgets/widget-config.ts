import { vi } from 'vitest';
import { embedSettings } from './embed-settings.ts';
import type { PublicPublication, WidgetConfig } from '../../../src/contracts/embed.ts';

/** A widget's configuration whose events are kept. */
export function widgetConfig(publication: Partial<PublicPublication> = {}) {
  const emit = vi.fn<WidgetConfig['emit']>();
  const config: WidgetConfig = {
    settings: embedSettings(publication),
    viewer: { level: 'anonymous' },
    emit,
  };
  const emitted = (name: string) =>
    emit.mock.calls.filter(([each]) => each === name).map(([, detail]) => detail);
  return { config, emit, emitted };
}
