import { language } from './language.messages.ts';
import type { EmbedSettings, WidgetCopy } from '../../../src/contracts/embed.ts';

/**
 * Puts the publisher's words in place of ours, where they are in the language of this script. A page has one publication,
 * so they may stay; the server puts ours back after each page.
 */
export const override = (
  messages: object,
  { copy }: Pick<EmbedSettings, 'copy'>,
  group: keyof WidgetCopy,
): unknown => Object.assign(messages, copy?.[language.lang]?.[group]);
