import { useEffect, useMemo, useState } from 'react';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { TermsLine } from '../shared/legal/terms-line.view.tsx';
import { SubscribeForm } from '../subscribe-form/subscribe-form.page.tsx';
import { messages } from './welcome-popup.messages.ts';
import { WelcomePopupView } from './welcome-popup.view.tsx';
import type { ReactNode } from 'react';
import type { Emit, EmbedSettings, WidgetConfig } from '../../src/contracts/embed.ts';
import type { PopupFlow } from './welcome-popup.flow.ts';

export interface WelcomePopupProps {
  config: WidgetConfig;
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

/** The form's own configuration: the popup hears of trouble before the page does. */
function listenIn(config: WidgetConfig, flow: PopupFlow): WidgetConfig {
  const emit: Emit = (name, detail) => {
    if (name === 'error') flow.failed();
    config.emit(name, detail);
  };
  return { ...config, emit };
}

/** The popup with its state. */
export function WelcomePopup({ config, flow }: WelcomePopupProps): ReactNode {
  const [scene, setScene] = useState(flow.scene);
  const formConfig = useMemo(() => listenIn(config, flow), [config, flow]);
  useEffect(() => flow.start(setScene), [flow]);
  return (
    <WelcomePopupView
      scene={scene}
      publication={config.settings.publication}
      messages={messages}
      form={
        <SubscribeForm
          config={formConfig}
          surface="welcome-popup"
          layout="cover"
          onSubmitted={flow.submitted}
        />
      }
      legal={<Legal {...config.settings} />}
      onDismiss={flow.dismiss}
      onOpened={flow.opened}
    />
  );
}
