import type { LegalDocuments } from '../../pages/legal-documents.messages.ts';

/** Italian copy of the platform's legal pages. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Termini d’uso',
    lead: 'Ciò che accetti quando ti iscrivi qui, in parole semplici.',
    sections: [
      {
        id: 'service',
        title: 'Che cos’è',
        paragraphs: [
          'Questo server riceve le iscrizioni per le pubblicazioni che lo usano e invia le email collegate.',
          'La pubblicazione scrive i suoi numeri e ne risponde.',
        ],
      },
      {
        id: 'subscription',
        title: 'La tua iscrizione',
        paragraphs: [
          'Un’iscrizione comincia quando confermi il tuo indirizzo con il link o il codice della nostra email. Fino ad allora ricevi solo quella email.',
          'Iscrivi solo indirizzi che sono tuoi.',
          'Puoi annullare l’iscrizione quando vuoi, con un clic in qualsiasi email.',
        ],
      },
      {
        id: 'conduct',
        title: 'Uso corretto',
        paragraphs: [
          'Il numero di iscrizioni è limitato, e ciò che sembra un abuso attende che la pubblicazione lo abbia esaminato.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Informativa sulla privacy',
    lead: 'Che cosa viene conservato su di te, perché e dove.',
    sections: [
      {
        id: 'collection',
        title: 'Che cosa viene raccolto quando ti iscrivi',
        paragraphs: [
          'Il tuo indirizzo email, la pubblicazione che hai scelto e quando sono arrivate l’iscrizione, la conferma o l’annullamento.',
          'L’indirizzo della pagina da cui è partita l’iscrizione, se è della pubblicazione, per poterti riportare lì.',
          'Un contatore sotto un’impronta cifrata del tuo indirizzo di rete e del tuo indirizzo email, perché nessuno possa iscrivere migliaia di altre persone. L’indirizzo di rete non viene conservato.',
          'Se accedi: quando, e con quale browser, per esempio Firefox su Linux.',
        ],
      },
      {
        id: 'use',
        title: 'A che cosa serve',
        paragraphs: [
          'A inviarti l’email che conferma la tua iscrizione. La pubblicazione può vedere ed esportare l’elenco delle sue iscrizioni.',
          'Non viene venduto, e nulla qui ti segue da un sito all’altro.',
        ],
      },
      {
        id: 'browser',
        title: 'Che cosa resta nel tuo browser',
        paragraphs: [
          'Se chiudi la finestra di benvenuto, un cookie del sito della pubblicazione ricorda quando, per non chiedertelo di nuovo troppo presto.',
          'Finché un’iscrizione attende la conferma, la scheda aperta se ne ricorda fino a quando confermi o la chiudi.',
          'Se accedi, un cookie mantiene l’accesso su queste pagine.',
        ],
      },
      {
        id: 'rights',
        title: 'I tuoi diritti',
        paragraphs: [
          'Ogni email ha un link con cui annulli l’iscrizione con un clic.',
          'Per vedere, correggere o cancellare ciò che è conservato su di te, accedi e apri il tuo account.',
        ],
      },
    ],
  },
};
