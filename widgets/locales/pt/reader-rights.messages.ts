import type { ReaderRights } from '../../pages/reader-rights.messages.ts';

/** Portuguese copy of the pages about readers' rights. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'As suas escolhas de privacidade',
    lead: 'O que a lei de privacidade da Califórnia (CCPA) pede. Aqui vale para todas as pessoas.',
    sections: [
      {
        id: 'collected',
        title: 'O que é recolhido',
        paragraphs: [
          'O seu endereço de e-mail, o que subscreveu e quando, e os navegadores com sessão iniciada. A política de privacidade diz tudo.',
        ],
      },
      {
        id: 'sold',
        title: 'Nada é vendido',
        paragraphs: [
          'Os dados pessoais não são vendidos nem partilhados para publicidade. Por isso não há nada a recusar.',
          'Se o seu navegador envia Global Privacy Control, nada da sua visita é medido.',
        ],
      },
      {
        id: 'choices',
        title: 'Ver, corrigir, eliminar',
        paragraphs: [
          'Inicie sessão e abra a sua conta: aí transfere tudo o que está guardado sobre si, muda o endereço e elimina a conta.',
          'Usar estes direitos não muda o que recebe nem o que paga.',
          'Quem autorizar pode escrever à publicação em seu nome.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Acessibilidade',
    lead: 'Estas páginas e formulários são para todas as pessoas.',
    sections: [
      {
        id: 'standard',
        title: 'O que procuramos',
        paragraphs: [
          'WCAG 2.2, nível AA, em claro e escuro e em todas as línguas.',
          'Tudo funciona só com o teclado, com texto ampliado, com as suas próprias cores e com menos movimento.',
          'Todas as páginas funcionam sem scripts.',
        ],
      },
      {
        id: 'trouble',
        title: 'Se algo estiver no caminho',
        paragraphs: [
          'Responda a um e-mail da publicação dessa página, e diga que página era e com que lê.',
          'Para cancelar a subscrição não é preciso nenhuma página: muitos programas de e-mail fazem-no com um clique.',
        ],
      },
    ],
  },
};
