'use client';
import { createElement, useRef } from 'react';
import { useFlyleaf } from './use-flyleaf.ts';
import type { ReactElement, ReactNode } from 'react';
import type { SubscribeFormAttributes } from '../../src/contracts/embed.ts';
import type { FormCallbacks, ScriptProps } from './use-flyleaf.ts';

export interface SubscribeFormProps extends ScriptProps, FormCallbacks {
  layout?: SubscribeFormAttributes['layout'] | undefined;
  theme?: SubscribeFormAttributes['theme'] | undefined;
  errors?: SubscribeFormAttributes['errors'] | undefined;
  /** What stands there on the server, without script, and until the form is there. */
  children?: ReactNode;
}

/** The subscribe form: the element `<flyleaf-subscribe-form>`, with its events as callbacks. */
export function SubscribeForm(props: SubscribeFormProps): ReactElement {
  const { layout, theme, errors, children } = props;
  const host = useRef<HTMLElement>(null);
  const key = `${layout ?? 'card'} ${errors ?? 'inline'}`;
  useFlyleaf('subscribe-form', props, () => host.current, key);
  // Layout and place of errors are read when the form is mounted: another one is another element.
  const attributes = { key, ref: host, layout, theme, errors };
  // oxlint-disable-next-line react/refs -- React takes the ref, nobody reads it here
  return createElement('flyleaf-subscribe-form', attributes, children);
}
