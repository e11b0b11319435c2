import type { ReaderRights } from '../../pages/reader-rights.messages.ts';

/** German copy of the pages about readers' rights. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'Deine Wahl beim Datenschutz',
    lead: 'Was Kaliforniens Datenschutzgesetz (CCPA) verlangt. Hier gilt es für alle.',
    sections: [
      {
        id: 'collected',
        title: 'Was gesammelt wird',
        paragraphs: [
          'Deine E-Mail-Adresse, was du wann abonniert hast und in welchen Browsern du angemeldet bist. Die Datenschutzerklärung sagt es ausführlich.',
        ],
      },
      {
        id: 'sold',
        title: 'Nichts wird verkauft',
        paragraphs: [
          'Persönliche Angaben werden weder verkauft noch für Werbung weitergegeben. Es gibt also nichts, dem du widersprechen müsstest.',
          'Sendet dein Browser Global Privacy Control, wird nichts von deinem Besuch gemessen.',
        ],
      },
      {
        id: 'choices',
        title: 'Ansehen, ändern, löschen',
        paragraphs: [
          'Melde dich an und öffne dein Konto: Dort lädst du alles herunter, was über dich gespeichert ist, änderst deine Adresse und löschst das Konto.',
          'Wer diese Rechte nutzt, bekommt und bezahlt dasselbe wie zuvor.',
          'Wen du beauftragst, der darf für dich an die Publikation schreiben.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Barrierefreiheit',
    lead: 'Diese Seiten und Formulare sind für alle da.',
    sections: [
      {
        id: 'standard',
        title: 'Was wir erreichen wollen',
        paragraphs: [
          'WCAG 2.2, Stufe AA, hell und dunkel und in jeder Sprache.',
          'Alles geht mit der Tastatur allein, mit vergrößerter Schrift, mit deinen eigenen Farben und mit weniger Bewegung.',
          'Jede Seite geht ohne Skript.',
        ],
      },
      {
        id: 'trouble',
        title: 'Wenn dir etwas im Weg ist',
        paragraphs: [
          'Antworte auf eine Mail der Publikation, deren Seite es ist, und sag, welche Seite es war und womit du liest.',
          'Zum Abbestellen braucht es keine Seite: Viele Mailprogramme tun es mit einem Klick.',
        ],
      },
    ],
  },
};
