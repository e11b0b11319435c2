import type { LegalDocuments } from '../../pages/legal-documents.messages.ts';

/** German copy of the platform's legal pages. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Womit du einverstanden bist, wenn du hier abonnierst, in einfachen Worten.',
    sections: [
      {
        id: 'service',
        title: 'Was das hier ist',
        paragraphs: [
          'Dieser Server nimmt Anmeldungen für die Publikationen entgegen, die ihn nutzen, und verschickt die Mails, die dazugehören.',
          'Die Publikation schreibt ihre Ausgaben und steht für sie ein.',
        ],
      },
      {
        id: 'subscription',
        title: 'Dein Abo',
        paragraphs: [
          'Ein Abo beginnt, wenn du deine Adresse mit dem Link oder dem Code aus unserer Mail bestätigst. Bis dahin bekommst du nur diese eine Mail.',
          'Melde nur Adressen an, die dir gehören.',
          'Du kannst dich jederzeit mit einem Klick in jeder Mail abmelden.',
        ],
      },
      {
        id: 'conduct',
        title: 'Faire Nutzung',
        paragraphs: [
          'Die Zahl der Anmeldungen ist begrenzt, und was nach Missbrauch aussieht, wartet, bis die Publikation es geprüft hat.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    lead: 'Was über dich gespeichert wird, warum und wo.',
    sections: [
      {
        id: 'collection',
        title: 'Was beim Abonnieren erhoben wird',
        paragraphs: [
          'Deine E-Mail-Adresse, die Publikation, die du gewählt hast, und wann du dich angemeldet, bestätigt oder abgemeldet hast.',
          'Die Adresse der Seite, auf der du dich angemeldet hast, falls sie zur Publikation gehört, damit wir dich dorthin zurückführen können.',
          'Ein Zähler unter einem verschlüsselten Fingerabdruck deiner Netzwerkadresse und deiner E-Mail-Adresse, damit niemand Tausende andere anmelden kann. Die Netzwerkadresse selbst wird nicht gespeichert.',
          'Wenn du dich anmeldest: wann, und mit welchem Browser, etwa Firefox unter Linux.',
        ],
      },
      {
        id: 'use',
        title: 'Wofür es verwendet wird',
        paragraphs: [
          'Um dir die Mail zu schicken, die dein Abo bestätigt. Die Publikation kann die Liste ihrer Abonnentinnen und Abonnenten sehen und exportieren.',
          'Verkauft wird nichts, und nichts hier folgt dir über mehrere Websites.',
        ],
      },
      {
        id: 'browser',
        title: 'Was in deinem Browser bleibt',
        paragraphs: [
          'Wenn du das Willkommensfenster schließt, merkt sich ein Cookie der Website, wann das war, damit es nicht zu bald wieder fragt.',
          'Solange ein Abo auf seine Bestätigung wartet, merkt sich der offene Tab das, bis du bestätigst oder ihn schließt.',
          'Wenn du dich anmeldest, hält dich ein Cookie auf diesen Seiten angemeldet.',
        ],
      },
      {
        id: 'rights',
        title: 'Deine Rechte',
        paragraphs: [
          'In jeder Mail steht ein Link, mit dem du dich mit einem Klick abmeldest.',
          'Wenn du sehen, ändern oder löschen willst, was über dich gespeichert ist, melde dich an und öffne dein Konto.',
        ],
      },
    ],
  },
};
