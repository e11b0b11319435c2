import type { ReaderRights } from '../../pages/reader-rights.messages.ts';

/** Italian copy of the pages about readers' rights. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'Le tue scelte sulla privacy',
    lead: 'Quello che chiede la legge della California (CCPA). Qui vale per tutti.',
    sections: [
      {
        id: 'collected',
        title: 'Che cosa si raccoglie',
        paragraphs: [
          'Il tuo indirizzo email, le tue iscrizioni con le loro date, e i browser da cui hai fatto l’accesso. L’informativa lo dice per intero.',
        ],
      },
      {
        id: 'sold',
        title: 'Non si vende nulla',
        paragraphs: [
          'I dati personali non sono venduti né condivisi per la pubblicità. Quindi non c’è nulla da rifiutare.',
          'Se il tuo browser manda Global Privacy Control, della tua visita non si misura nulla.',
        ],
      },
      {
        id: 'choices',
        title: 'Vedere, correggere, eliminare',
        paragraphs: [
          'Accedi e apri il tuo account: lì scarichi tutto ciò che è conservato su di te, cambi indirizzo ed elimini l’account.',
          'Usare questi diritti non cambia quello che ricevi né quello che paghi.',
          'Chi autorizzi tu può scrivere alla pubblicazione al posto tuo.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibilità',
    lead: 'Queste pagine e questi moduli sono per tutti.',
    sections: [
      {
        id: 'standard',
        title: 'A che cosa miriamo',
        paragraphs: [
          'WCAG 2.2, livello AA, in chiaro e in scuro e in ogni lingua.',
          'Tutto funziona con la sola tastiera, con il testo ingrandito, con i tuoi colori e con meno movimento.',
          'Ogni pagina funziona senza script.',
        ],
      },
      {
        id: 'trouble',
        title: 'Se qualcosa ti ostacola',
        paragraphs: [
          'Rispondi a un’email della pubblicazione di cui è la pagina, e di’ quale pagina era e con che cosa leggi.',
          'Per annullare l’iscrizione non serve una pagina: molti programmi di posta lo fanno con un clic.',
        ],
      },
    ],
  },
};
