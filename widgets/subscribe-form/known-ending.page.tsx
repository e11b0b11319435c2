import { Component, createRef } from 'react';
import { keepFocus } from '../shared/flow/focus-keeper.ts';
import { adoptMore } from '../shared/mount/adopt-more.ts';
import { writeSignup } from '../shared/persist/dismissal.persist.ts';
import { override } from '../shared/text/override.ts';
import { quietStyles } from '../shared/theme/quiet.styles.ts';
import { endingMessages } from './ending.messages.ts';
import { EndingPage as PlainEnding } from './ending.page.tsx';
import { endingStyles } from './ending.styles.ts';
import { knownMessages } from './known.messages.ts';
import { afterOneClick, beginOneClick, failedOneClick } from './one-click.model.ts';
import { oneClickStyles } from './one-click.styles.ts';
import { OneClick } from './one-click.view.tsx';
import type { ReactNode } from 'react';
import type { OneClickState } from './one-click.model.ts';
import type { EndingProps } from './subscribe-form.types.ts';

export { requestProblem } from './request-problem.ts';

/** One click, with its call. */
class OneClickPage extends Component<EndingProps, { click: OneClickState }> {
  root = createRef<HTMLDivElement>();
  focus = keepFocus(() => this.root.current);
  override state = { click: beginOneClick(this.props.config.viewer) };
  isGone = false;

  constructor(props: EndingProps) {
    super(props);
    override(endingMessages, props.config.settings, 'ending');
    override(knownMessages, props.config.settings, 'known');
  }

  override componentDidMount(): void {
    adoptMore(this.root.current, quietStyles, endingStyles, oneClickStyles);
  }

  override componentDidUpdate(_: EndingProps, before: { click: OneClickState }): void {
    const { click } = this.state;
    const isOver = click.step === 'done' || click.step === 'waiting';
    if (isOver && click !== before.click) this.focus.move();
  }

  override componentWillUnmount(): void {
    this.isGone = true;
  }

  show(click: OneClickState): void {
    if (this.isGone) return;
    this.focus.remember();
    this.setState({ click });
  }

  subscribe = async (): Promise<void> => {
    const { config, onConfirmed, onTrouble } = this.props;
    if (this.state.click.step !== 'ready') return;
    this.show({ step: 'sending' });
    try {
      const viewer = await config.reader?.subscribe();
      if (!viewer) throw new Error('Nobody is signed in');
      writeSignup(Date.now());
      this.show(afterOneClick(viewer));
      if (viewer.level !== 'anonymous') onConfirmed(viewer.email_hint ?? '');
    } catch (error) {
      const failed = failedOneClick(error);
      this.show(failed);
      onTrouble(knownMessages[failed.problem]);
    }
  };

  override render(): ReactNode {
    const { config, onReopen } = this.props;
    return (
      <div ref={this.root}>
        <OneClick
          state={this.state.click}
          name={config.settings.publication.name}
          hint={config.viewer.email_hint ?? ''}
          onSubscribe={this.subscribe}
          onReopen={onReopen}
        />
      </div>
    );
  }
}

/** What stands in the form's place for a reader who is signed in on the site: one click, where they do not subscribe yet. */
export function EndingPage(props: EndingProps): ReactNode {
  const { ending, config } = props;
  return config.reader && ending.step === 'member' && config.viewer.level === 'anonymous' ? (
    <OneClickPage {...props} />
  ) : (
    <PlainEnding {...props} />
  );
}
