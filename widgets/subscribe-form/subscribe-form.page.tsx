import { useEffect, useRef, useState } from 'react';
import { createFlow } from './subscribe-form.flow.ts';
import { messages } from './subscribe-form.messages.ts';
import { aboutField } from './subscribe-form.problem.ts';
import { SubscribeFormView } from './subscribe-form.view.tsx';
import type { ReactNode, RefObject } from 'react';
import type { FlowOptions } from './subscribe-form.flow.ts';
import type { FormState } from './subscribe-form.model.ts';
import type { FormLayout, NativeForm } from './subscribe-form.view.tsx';

export interface SubscribeFormProps extends FlowOptions {
  layout: FormLayout;
  /** Puts the focus into the field once it is there. */
  autoFocus?: boolean | undefined;
  native?: NativeForm | undefined;
}

type Root = RefObject<HTMLDivElement | null>;

const screenOf = ({ step }: FormState) =>
  step === 'checking' || step === 'sending' ? 'idle' : step;

/** Moves the focus where the next thing to read or to mend is, if it was in the form before. */
function useFocus(root: Root, inside: RefObject<boolean>, state: FormState): void {
  const shown = useRef(inside.current ? '' : screenOf(state));
  const problem = 'problem' in state ? state.problem : null;
  const screen = screenOf(state);
  useEffect(() => {
    const moved = shown.current !== screen || (problem && aboutField(problem));
    shown.current = screen;
    if (moved && inside.current) root.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [root, inside, screen, problem]);
}

/** The whole form: state, calls and view. */
export function SubscribeForm(props: SubscribeFormProps): ReactNode {
  const { config, layout, native } = props;
  const root = useRef<HTMLDivElement>(null);
  const inside = useRef(props.autoFocus ?? false);
  const [flow] = useState(() => createFlow(props));
  const [state, setState] = useState(flow.state);
  useFocus(root, inside, state);
  useEffect(
    () =>
      flow.start((next) => {
        inside.current = root.current?.matches(':focus-within') ?? false;
        setState(next);
      }),
    [flow],
  );
  useEffect(() => {
    root.current?.querySelectorAll('form').forEach((form) => (form.noValidate = true));
  });
  return (
    <div ref={root}>
      <SubscribeFormView
        state={state}
        layout={layout}
        publication={config.settings.publication}
        messages={messages}
        platform={config.settings.platform}
        native={native}
        onFocus={flow.prepare}
        onTyped={flow.typed}
        onSubmit={flow.submit}
        onResend={flow.resend}
        onChangeAddress={flow.changeAddress}
      />
    </div>
  );
}
