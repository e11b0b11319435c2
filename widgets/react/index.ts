'use client';
/** `flyleaf/react`: the widgets as React components. */
export { SubscribeForm } from './subscribe-form.ts';
export { WelcomePopup } from './welcome-popup.ts';
export type { SubscribeFormProps } from './subscribe-form.ts';
export type { WelcomePopupProps } from './welcome-popup.ts';
export type { FormCallbacks, PopupCallbacks, ScriptProps } from './use-flyleaf.ts';
