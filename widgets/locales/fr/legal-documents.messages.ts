import type { LegalDocuments } from '../../pages/legal-documents.messages.ts';

/** French copy of the platform's legal pages. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous acceptez en vous abonnant ici, en mots simples.',
    sections: [
      {
        id: 'service',
        title: 'De quoi il s’agit',
        paragraphs: [
          'Ce serveur reçoit les inscriptions pour les publications qui l’utilisent et envoie les e-mails qui vont avec.',
          'La publication écrit ses numéros et en répond.',
        ],
      },
      {
        id: 'subscription',
        title: 'Votre abonnement',
        paragraphs: [
          'Un abonnement commence quand vous confirmez votre adresse par le lien ou le code de notre e-mail. D’ici là, vous ne recevez que cet e-mail.',
          'N’inscrivez que des adresses qui sont à vous.',
          'Vous pouvez vous désabonner à tout moment, en un clic, dans chaque e-mail.',
        ],
      },
      {
        id: 'conduct',
        title: 'Bon usage',
        paragraphs: [
          'Le nombre d’inscriptions est limité, et ce qui ressemble à un abus attend que la publication l’ait examiné.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Ce qui est conservé à votre sujet, pourquoi et où.',
    sections: [
      {
        id: 'collection',
        title: 'Ce qui est collecté quand vous vous abonnez',
        paragraphs: [
          'Votre adresse e-mail, la publication choisie et la date de votre inscription, de votre confirmation ou de votre désabonnement.',
          'L’adresse de la page où vous vous êtes inscrit·e, si elle appartient à la publication, pour pouvoir vous y ramener.',
          'Un compteur sous une empreinte chiffrée de votre adresse réseau et de votre adresse e-mail, pour que personne ne puisse inscrire des milliers d’autres personnes. L’adresse réseau elle-même n’est pas conservée.',
          'Si vous vous connectez\u202f: quand, et avec quel navigateur, par exemple Firefox sur Linux.',
        ],
      },
      {
        id: 'use',
        title: 'À quoi cela sert',
        paragraphs: [
          'À vous envoyer l’e-mail qui confirme votre abonnement. La publication peut voir et exporter la liste de son lectorat.',
          'Rien n’est vendu, et rien ici ne vous suit d’un site à l’autre.',
        ],
      },
      {
        id: 'browser',
        title: 'Ce qui reste dans votre navigateur',
        paragraphs: [
          'Si vous fermez la fenêtre d’accueil, un cookie du site de la publication en retient la date, pour ne pas vous redemander trop tôt.',
          'Tant qu’un abonnement attend sa confirmation, l’onglet ouvert s’en souvient jusqu’à ce que vous confirmiez ou fermiez l’onglet.',
          'Si vous vous connectez, un cookie garde votre connexion sur ces pages.',
        ],
      },
      {
        id: 'rights',
        title: 'Vos droits',
        paragraphs: [
          'Chaque e-mail contient un lien qui vous désabonne en un clic.',
          'Pour voir, corriger ou effacer ce qui est conservé à votre sujet, connectez-vous et ouvrez votre compte.',
        ],
      },
    ],
  },
};
