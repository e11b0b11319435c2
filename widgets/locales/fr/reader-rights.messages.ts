import type { ReaderRights } from '../../pages/reader-rights.messages.ts';

/** French copy of the pages about readers' rights. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'Vos choix de confidentialité',
    lead: 'Ce que demande la loi californienne (CCPA). Ici, elle vaut pour tout le monde.',
    sections: [
      {
        id: 'collected',
        title: 'Ce qui est recueilli',
        paragraphs: [
          'Votre adresse e-mail, vos abonnements et leurs dates, et les navigateurs où vous êtes connecté·e. La politique de confidentialité le dit en entier.',
        ],
      },
      {
        id: 'sold',
        title: 'Rien n’est vendu',
        paragraphs: [
          'Les données personnelles ne sont ni vendues ni partagées pour de la publicité. Il n’y a donc rien à refuser.',
          'Si votre navigateur envoie Global Privacy Control, rien de votre visite n’est mesuré.',
        ],
      },
      {
        id: 'choices',
        title: 'Voir, corriger, supprimer',
        paragraphs: [
          'Connectez-vous et ouvrez votre compte\u202f: vous y téléchargez tout ce qui est conservé à votre sujet, changez d’adresse et supprimez le compte.',
          'Exercer ces droits ne change rien à ce que vous recevez ni à ce que vous payez.',
          'La personne que vous autorisez peut écrire à la publication pour vous.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibilité',
    lead: 'Ces pages et formulaires sont faits pour tout le monde.',
    sections: [
      {
        id: 'standard',
        title: 'Ce que nous visons',
        paragraphs: [
          'WCAG 2.2, niveau AA, en clair et en sombre et dans chaque langue.',
          'Tout fonctionne au clavier seul, avec du texte agrandi, avec vos propres couleurs et avec moins de mouvement.',
          'Chaque page fonctionne sans script.',
        ],
      },
      {
        id: 'trouble',
        title: 'Si quelque chose vous gêne',
        paragraphs: [
          'Répondez à un e-mail de la publication dont c’est la page, et dites laquelle c’était et avec quoi vous lisez.',
          'Pour se désabonner, nul besoin de page\u202f: beaucoup de logiciels de messagerie le font en un clic.',
        ],
      },
    ],
  },
};
