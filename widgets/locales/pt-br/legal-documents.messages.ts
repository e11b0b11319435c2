import type { LegalDocuments } from '../../pages/legal-documents.messages.ts';

/** Brazilian Portuguese copy of the platform's legal pages. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Termos de uso',
    lead: 'O que você aceita ao assinar aqui, em palavras simples.',
    sections: [
      {
        id: 'service',
        title: 'O que é isto',
        paragraphs: [
          'Este servidor recebe inscrições para as publicações que o usam e envia os e-mails que fazem parte delas.',
          'A publicação escreve suas edições e responde por elas.',
        ],
      },
      {
        id: 'subscription',
        title: 'Sua assinatura',
        paragraphs: [
          'Uma assinatura começa quando você confirma seu endereço com o link ou o código do nosso e-mail. Até lá, você só recebe esse e-mail.',
          'Inscreva apenas endereços que sejam seus.',
          'Você pode cancelar a inscrição quando quiser, com um clique em qualquer e-mail.',
        ],
      },
      {
        id: 'conduct',
        title: 'Uso correto',
        paragraphs: [
          'O número de inscrições é limitado, e o que parece abuso espera até que a publicação tenha olhado.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    lead: 'O que é guardado sobre você, por quê e onde.',
    sections: [
      {
        id: 'collection',
        title: 'O que é coletado quando você assina',
        paragraphs: [
          'Seu endereço de e-mail, a publicação que você escolheu e quando você se inscreveu, confirmou ou cancelou.',
          'O endereço da página onde você se inscreveu, se for da própria publicação, para podermos levar você de volta.',
          'Um contador sob uma impressão cifrada do seu endereço de rede e do seu endereço de e-mail, para que ninguém possa inscrever milhares de outras pessoas. O endereço de rede não é guardado.',
          'Se você entrar: quando, e com qual navegador, por exemplo Firefox no Linux.',
        ],
      },
      {
        id: 'use',
        title: 'Para que é usado',
        paragraphs: [
          'Para enviar o e-mail que confirma sua assinatura. A publicação pode ver e exportar a lista de quem assina.',
          'Não é vendido, e nada aqui segue você de um site para outro.',
        ],
      },
      {
        id: 'browser',
        title: 'O que fica no seu navegador',
        paragraphs: [
          'Se você fechar a janela de boas-vindas, um cookie do site da publicação lembra quando foi, para não perguntar de novo cedo demais.',
          'Enquanto uma assinatura espera a confirmação, a aba aberta lembra disso até você confirmar ou fechar a aba.',
          'Se você entrar, um cookie mantém você nestas páginas.',
        ],
      },
      {
        id: 'rights',
        title: 'Seus direitos',
        paragraphs: [
          'Todo e-mail tem um link que cancela a inscrição com um clique.',
          'Para ver, corrigir ou apagar o que está guardado sobre você, entre e abra sua conta.',
        ],
      },
    ],
  },
};
