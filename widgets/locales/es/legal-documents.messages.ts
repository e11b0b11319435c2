import type { LegalDocuments } from '../../pages/legal-documents.messages.ts';

/** Spanish copy of the platform's legal pages. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Términos de uso',
    lead: 'Lo que aceptas al suscribirte aquí, en palabras sencillas.',
    sections: [
      {
        id: 'service',
        title: 'Qué es esto',
        paragraphs: [
          'Este servidor recibe suscripciones para las publicaciones que lo usan y envía los correos que les corresponden.',
          'La publicación escribe sus números y responde de ellos.',
        ],
      },
      {
        id: 'subscription',
        title: 'Tu suscripción',
        paragraphs: [
          'Una suscripción empieza cuando confirmas tu dirección con el enlace o el código de nuestro correo. Hasta entonces solo recibes ese correo.',
          'Suscribe solo direcciones que sean tuyas.',
          'Puedes darte de baja cuando quieras, con un clic en cualquier correo.',
        ],
      },
      {
        id: 'conduct',
        title: 'Uso razonable',
        paragraphs: [
          'El número de suscripciones está limitado, y lo que parece un abuso espera hasta que la publicación lo haya revisado.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué se guarda sobre ti, por qué y dónde.',
    sections: [
      {
        id: 'collection',
        title: 'Qué se recoge cuando te suscribes',
        paragraphs: [
          'Tu dirección de correo, la publicación que elegiste y cuándo te suscribiste, confirmaste o te diste de baja.',
          'La dirección de la página donde te suscribiste, si es de la propia publicación, para poder llevarte de vuelta a ella.',
          'Un contador bajo una huella cifrada de tu dirección de red y de tu dirección de correo, para que nadie pueda suscribir a miles de personas. La dirección de red no se guarda.',
          'Si inicias sesión: cuándo y con qué navegador, por ejemplo Firefox en Linux.',
        ],
      },
      {
        id: 'use',
        title: 'Para qué se usa',
        paragraphs: [
          'Para enviarte el correo que confirma tu suscripción. La publicación puede ver y exportar su lista de suscripciones.',
          'No se vende, y nada de aquí te sigue de un sitio a otro.',
        ],
      },
      {
        id: 'browser',
        title: 'Qué queda en tu navegador',
        paragraphs: [
          'Si cierras la ventana de bienvenida, una cookie del sitio de la publicación recuerda cuándo, para no volver a preguntar demasiado pronto.',
          'Mientras una suscripción espera su confirmación, la pestaña abierta lo recuerda hasta que confirmes o la cierres.',
          'Si inicias sesión, una cookie la mantiene en estas páginas.',
        ],
      },
      {
        id: 'rights',
        title: 'Tus derechos',
        paragraphs: [
          'Cada correo lleva un enlace con el que te das de baja con un clic.',
          'Para ver, corregir o borrar lo que se guarda sobre ti, inicia sesión y abre tu cuenta.',
        ],
      },
    ],
  },
};
