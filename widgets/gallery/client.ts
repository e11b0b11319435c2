import { mountInShadow } from '../shared/mount/mount-in-shadow.tsx';
import { applyAccent } from '../shared/theme/apply-accent.ts';
import { findCase } from './find-case.ts';
import { formCases } from './form.cases.tsx';
import { popupCases } from './popup.cases.tsx';
import { speak } from './words.ts';
import type { WidgetCase } from './gallery.types.ts';

const STAGE = 'gallery-stage';

/** Puts a case into its host as the widget does, without its calls, timers and storage. */
function show({ host: name, styles, render }: WidgetCase, query: URLSearchParams): void {
  const host = document.createElement(name);
  const theme = query.get('theme') ?? '';
  if (theme === 'light' || theme === 'dark') host.setAttribute('theme', theme);
  document.getElementById(STAGE)?.append(host);
  speak(query.get('lang') ?? '');
  const { container } = mountInShadow(host, render(), styles);
  const accent = query.get('accent');
  applyAccent(container, accent && `#${accent}`);
}

/** A dialog that opens takes the focus, and would take it from the page that frames it: there it just stands open. */
if (self !== top) {
  HTMLDialogElement.prototype.showModal = function showStill() {
    this.open = true;
  };
}

const query = new URLSearchParams(location.search);
const [widget = '', state = ''] = ['widget', 'state'].map((name) => query.get(name) ?? '');
const found = findCase([...formCases, ...popupCases], { widget, state });
if (found) show(found, query);
