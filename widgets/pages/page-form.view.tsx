import { SubscribeForm } from '../subscribe-form/subscribe-form.page.tsx';
import { configOf } from './form-data.ts';
import type { ReactNode } from 'react';
import type { FormData } from './form-data.ts';

/** The form of a page as it hydrates: the very same element on the server and in the browser. */
export function PageForm({ data }: { data: FormData }): ReactNode {
  return (
    <SubscribeForm
      config={configOf(data.settings)}
      surface="subscribe-page"
      layout="cover"
      initial={data.initial}
      firstToken={data.firstToken}
      native={data.native}
    />
  );
}
