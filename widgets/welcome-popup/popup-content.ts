import type { ReactNode } from 'react';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { CoverHead, CoverPhoto } from '../shared/cover/cover.view.tsx';

/** What the popup is made of: its `data-` attributes are what tag, page and address say of it. */
export interface PopupConfig extends WidgetConfig {
  words: Readonly<DOMStringMap>;
}

/** What the popup shows besides form and ways out. */
export interface PopupContent {
  head: CoverHead;
  photo: CoverPhoto | null;
  /** Class of another look; '' for the default. */
  look: string;
  /** Between tagline and form. */
  proof?: ReactNode;
  /** Below the form. */
  more?: ReactNode;
  /** Called once the popup stands. */
  shown?(): void;
}

/** Narrower screens show the photo only in place of a logo, and no look but the default. */
export const isWide = (): boolean => matchMedia('(min-width: 768px)').matches;

/** What a popup shows that has nothing but the publication's own fields; its photo is still to come. */
export function plainContent({ settings, words }: PopupConfig): PopupContent {
  const { name, hero_text, logo_url, hide_intro_title, hide_intro_subtitle } = settings.publication;
  const tagline = words['heroText'] ?? hero_text;
  return {
    head: {
      name,
      isNameShown: !hide_intro_title,
      tagline: hide_intro_subtitle ? null : tagline,
      logoUrl: logo_url,
    },
    photo: null,
    look: '',
  };
}

/** The photo of a publication that has nothing but its own fields. */
export function plainPhoto({ settings }: WidgetConfig): string | null | undefined {
  const { logo_url, cover_photo_url } = settings.publication;
  return !logo_url || isWide() ? cover_photo_url : null;
}
