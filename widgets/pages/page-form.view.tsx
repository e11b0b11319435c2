import { EndingPage, requestProblem } from '../subscribe-form/plain-ending.page.tsx';
import { SubscribeForm } from '../subscribe-form/subscribe-form.page.tsx';
import { HiddenFields } from './hidden-fields.view.tsx';
import type { ReactNode } from 'react';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { FormData } from './form-data.ts';

/** Id of the element that the script takes over. */
export const FORM_ID = 'flyleaf-form';

/** Nobody listens on a page, and nobody is known there until sign-in is. */
const bare: Omit<WidgetConfig, 'settings'> = {
  viewer: { level: 'anonymous' },
  emit: () => {},
};

/** The form of a page as it hydrates: the very same element on the server and in the browser. */
export function PageForm({ data }: { data: FormData }): ReactNode {
  const { settings, form, inbox, firstToken, fields, restart } = data;
  return (
    <SubscribeForm
      config={{ ...bare, settings }}
      surface="subscribe-page"
      layout="cover"
      initial={form}
      inbox={inbox}
      firstToken={firstToken}
      native={{ hidden: <HiddenFields fields={fields} />, restart }}
      ending={{ EndingPage, requestProblem }}
    />
  );
}
