import type { ReaderRights } from '../../pages/reader-rights.messages.ts';

/** Spanish copy of the pages about readers' rights. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'Tus opciones de privacidad',
    lead: 'Lo que pide la ley de privacidad de California (CCPA). Aquí vale para todo el mundo.',
    sections: [
      {
        id: 'collected',
        title: 'Qué se recoge',
        paragraphs: [
          'Tu dirección de correo, a qué te suscribiste y cuándo, y los navegadores con sesión iniciada. La política de privacidad lo dice entero.',
        ],
      },
      {
        id: 'sold',
        title: 'No se vende nada',
        paragraphs: [
          'Los datos personales no se venden ni se comparten para publicidad. Así que no hay nada a lo que oponerse.',
          'Si tu navegador envía Global Privacy Control, no se mide nada de tu visita.',
        ],
      },
      {
        id: 'choices',
        title: 'Ver, corregir, eliminar',
        paragraphs: [
          'Inicia sesión y abre tu cuenta: ahí descargas todo lo que se guarda sobre ti, cambias tu dirección y eliminas la cuenta.',
          'Usar estos derechos no cambia lo que recibes ni lo que pagas.',
          'Quien tú autorices puede escribir a la publicación en tu nombre.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accesibilidad',
    lead: 'Estas páginas y formularios son para todo el mundo.',
    sections: [
      {
        id: 'standard',
        title: 'A qué aspiramos',
        paragraphs: [
          'WCAG 2.2, nivel AA, en claro y en oscuro y en todos los idiomas.',
          'Todo funciona solo con el teclado, con el texto ampliado, con tus propios colores y con menos movimiento.',
          'Todas las páginas funcionan sin scripts.',
        ],
      },
      {
        id: 'trouble',
        title: 'Si algo te lo impide',
        paragraphs: [
          'Responde a un correo de la publicación de la página, y di qué página era y con qué lees.',
          'Para darte de baja no hace falta ninguna página: muchos programas de correo lo hacen con un clic.',
        ],
      },
    ],
  },
};
