import { Component, createRef } from 'react';
import { LOGIN_REDIRECT_DELAY } from '../../src/popup/popup-constants.ts';
import { adoptMore } from '../shared/mount/adopt-more.ts';
import { writeSignup } from '../shared/persist/dismissal.persist.ts';
import { override } from '../shared/text/override.ts';
import { quietStyles } from '../shared/theme/quiet.styles.ts';
import { CheckInboxPage } from './check-inbox.page.tsx';
import { endingOf } from './ending-of.ts';
import { endingMessages } from './ending.messages.ts';
import { endingStyles } from './ending.styles.ts';
import { InviteActions } from './invite.view.tsx';
import { Outcome } from './outcome.view.tsx';
import type { ReactNode } from 'react';
import type { KnownEnding } from './ending-of.ts';
import type { EndingProps } from './subscribe-form.types.ts';

export { requestProblem } from './request-problem.ts';

const known = ({ ending, config }: EndingProps): KnownEnding =>
  ending.step === 'answered' ? endingOf(ending.answer, config.settings, Date.now()) : ending;

/** What stands in the form's place when no address is asked for. A script of its own, loaded while the address is sent. */
export class EndingPage extends Component<EndingProps> {
  root = createRef<HTMLDivElement>();
  ending = known(this.props);
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: EndingProps) {
    super(props);
    override(endingMessages, props.config.settings, 'ending');
  }

  override componentDidMount(): void {
    adoptMore(this.root.current, quietStyles, endingStyles);
    const { ending } = this;
    if (this.props.ending.step === 'answered') writeSignup(Date.now());
    if (ending.step !== 'login') return;
    this.timer = setTimeout(() => location.assign(ending.href), LOGIN_REDIRECT_DELAY);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { ending } = this;
    const { config, email, native } = this.props;
    const { settings } = config;
    return (
      <div ref={this.root}>
        {ending.step === 'inbox' ? (
          <CheckInboxPage {...this.props} pending={ending.pending} />
        ) : (
          <Outcome
            step={ending.step}
            name={settings.publication.name}
            email={email}
            messages={endingMessages}
            href={ending.step === 'login' ? ending.href : undefined}
          >
            {ending.step === 'invite' && (
              <InviteActions
                settings={settings}
                messages={endingMessages}
                redirect={native ? null : location.href}
              />
            )}
          </Outcome>
        )}
      </div>
    );
  }
}
