import type { ReaderRights } from '../../pages/reader-rights.messages.ts';

/** Brazilian copy of the pages about readers' rights. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'Suas escolhas de privacidade',
    lead: 'O que a lei de privacidade da Califórnia (CCPA) pede. Aqui vale para todo mundo.',
    sections: [
      {
        id: 'collected',
        title: 'O que é coletado',
        paragraphs: [
          'Seu endereço de e-mail, o que você assinou e quando, e os navegadores em que você entrou. A política de privacidade diz tudo.',
        ],
      },
      {
        id: 'sold',
        title: 'Nada é vendido',
        paragraphs: [
          'Dados pessoais não são vendidos nem compartilhados para publicidade. Então não há nada para recusar.',
          'Se o seu navegador envia Global Privacy Control, nada da sua visita é medido.',
        ],
      },
      {
        id: 'choices',
        title: 'Ver, corrigir, excluir',
        paragraphs: [
          'Entre e abra sua conta: lá você baixa tudo o que está guardado sobre você, muda seu endereço e exclui a conta.',
          'Usar esses direitos não muda o que você recebe nem o que paga.',
          'Quem você autorizar pode escrever para a publicação por você.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Acessibilidade',
    lead: 'Estas páginas e formulários são para todo mundo.',
    sections: [
      {
        id: 'standard',
        title: 'O que buscamos',
        paragraphs: [
          'WCAG 2.2, nível AA, no claro e no escuro e em todos os idiomas.',
          'Tudo funciona só com o teclado, com texto ampliado, com as suas próprias cores e com menos movimento.',
          'Todas as páginas funcionam sem scripts.',
        ],
      },
      {
        id: 'trouble',
        title: 'Se algo atrapalha você',
        paragraphs: [
          'Responda a um e-mail da publicação da página, e diga qual página era e com o que você lê.',
          'Para cancelar a inscrição não é preciso página: muitos programas de e-mail fazem isso com um clique.',
        ],
      },
    ],
  },
};
