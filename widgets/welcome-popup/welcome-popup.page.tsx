import { Component } from 'react';
import { PAGE_PATHS } from '../../src/contracts/page-paths.ts';
import { TermsLine } from '../shared/legal/terms-line.view.tsx';
import { SubscribeForm } from '../subscribe-form/subscribe-form.page.tsx';
import { messages } from './welcome-popup.messages.ts';
import { WelcomePopupView } from './welcome-popup.view.tsx';
import type { ReactNode } from 'react';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type { PopupConfig } from './popup-content.ts';
import type { PopupFlow, PopupScene } from './welcome-popup.flow.ts';

export interface WelcomePopupProps {
  config: PopupConfig;
  flow: PopupFlow;
}

function Legal({ platform, terms_url, privacy_url }: EmbedSettings): ReactNode {
  const privacy = platform + PAGE_PATHS.privacy;
  return (
    <TermsLine
      terms={terms_url ?? platform + PAGE_PATHS.terms}
      privacy={privacy_url ?? privacy}
      collection={`${privacy}#collection`}
    />
  );
}

/** The popup with its state. A class, because hooks would cost every page 900 bytes. */
export class WelcomePopup extends Component<WelcomePopupProps, PopupScene> {
  override state = this.props.flow.scene();
  stop = () => {};
  show = (scene: PopupScene): void => this.setState(scene);

  override componentDidMount(): void {
    this.stop = this.props.flow.start(this.show);
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  override render(): ReactNode {
    const { config, flow } = this.props;
    return (
      <WelcomePopupView
        scene={this.state}
        noSkip={'noSkip' in config.words}
        messages={messages}
        form={
          <SubscribeForm
            config={config}
            surface="welcome-popup"
            layout="cover"
            errors={config.words['errors']}
            onSubmitted={flow.submitted}
          />
        }
        legal={<Legal {...config.settings} />}
        onTried={flow.tried}
        onDismiss={flow.dismiss}
        onOpened={flow.opened}
      />
    );
  }
}
