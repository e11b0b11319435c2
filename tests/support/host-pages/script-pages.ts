import type { HostPage } from './host-page.ts';

export const SCRIPT_PAGES: Readonly<Record<string, HostPage>> = {};
