import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountInShadow } from '../../../../widgets/shared/mount/mount-in-shadow.tsx';
import type { ReactNode } from 'react';

const CSS = ['.a { color: red }', '.b { color: blue }'];
const mount = async (host: HTMLElement, node: ReactNode) => {
  let mounted: ReturnType<typeof mountInShadow> | undefined;
  await act(async () => {
    mounted = mountInShadow(host, node, CSS);
  });
  return mounted as ReturnType<typeof mountInShadow>;
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

describe('mountInShadow', () => {
  it('renders into an open shadow root', async () => {
    const host = document.createElement('div');
    const { root } = await mount(host, <p>one</p>);
    expect(host.shadowRoot).toBe(root);
    expect(root.querySelector('.root')?.textContent).toBe('one');
  });

  it('says which language the words are in, and which way they run', async () => {
    const { container } = await mount(document.createElement('div'), <p />);
    expect([container.className, container.lang, container.dir]).toEqual(['root', 'en', 'ltr']);
  });

  it('shares its sheets between hosts', async () => {
    const first = await mount(document.createElement('div'), <p />);
    const second = await mount(document.createElement('div'), <p />);
    expect(first.root.adoptedStyleSheets).toHaveLength(2);
    expect(second.root.adoptedStyleSheets[0]).toBe(first.root.adoptedStyleSheets[0]);
  });

  it('shows what stands inside the host again when it is unmounted', async () => {
    const host = document.createElement('div');
    host.textContent = 'fallback';
    const { root, unmount } = await mount(host, <p>one</p>);
    await act(async () => unmount());
    expect([...root.children].map(({ localName }) => localName)).toEqual(['slot']);
    expect(root.adoptedStyleSheets).toEqual([]);
  });

  it('mounts again where it was unmounted', async () => {
    const host = document.createElement('div');
    const { root, unmount } = await mount(host, <p>one</p>);
    await act(async () => unmount());
    await mount(host, <p>again</p>);
    expect([...root.children].map(({ className }) => className)).toEqual(['root']);
    expect(root.textContent).toBe('again');
  });
});
