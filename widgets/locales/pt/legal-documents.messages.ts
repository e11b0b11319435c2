import type { LegalDocuments } from '../../pages/legal-documents.messages.ts';

/** Portuguese copy of the platform's legal pages. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Termos de utilização',
    lead: 'O que aceita quando subscreve aqui, em palavras simples.',
    sections: [
      {
        id: 'service',
        title: 'O que é isto',
        paragraphs: [
          'Este servidor recebe inscrições para as publicações que o usam e envia os e-mails que lhes pertencem.',
          'A publicação escreve os seus números e responde por eles.',
        ],
      },
      {
        id: 'subscription',
        title: 'A sua subscrição',
        paragraphs: [
          'Uma subscrição começa quando confirma o seu endereço com a ligação ou o código do nosso e-mail. Até lá só recebe esse e-mail.',
          'Inscreva apenas endereços que sejam seus.',
          'Pode cancelar a subscrição em qualquer altura, com um clique em qualquer e-mail.',
        ],
      },
      {
        id: 'conduct',
        title: 'Utilização correta',
        paragraphs: [
          'O número de inscrições é limitado, e o que parece abuso espera até a publicação o ter visto.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    lead: 'O que é guardado sobre si, porquê e onde.',
    sections: [
      {
        id: 'collection',
        title: 'O que é recolhido quando subscreve',
        paragraphs: [
          'O seu endereço de e-mail, a publicação que escolheu e quando se inscreveu, confirmou ou cancelou.',
          'O endereço da página onde se inscreveu, se for da própria publicação, para podermos levar de volta até lá.',
          'Um contador sob uma impressão cifrada do seu endereço de rede e do seu endereço de e-mail, para que ninguém possa inscrever milhares de outras pessoas. O endereço de rede não é guardado.',
          'Se inicia sessão: quando, e com que navegador, por exemplo Firefox em Linux.',
        ],
      },
      {
        id: 'use',
        title: 'Para que é usado',
        paragraphs: [
          'Para lhe enviar o e-mail que confirma a sua subscrição. A publicação pode ver e exportar a lista das suas subscrições.',
          'Não é vendido, e nada aqui segue alguém de um site para outro.',
        ],
      },
      {
        id: 'browser',
        title: 'O que fica no seu navegador',
        paragraphs: [
          'Se fechar a janela de boas-vindas, um cookie do site da publicação lembra-se de quando foi, para não voltar a perguntar demasiado cedo.',
          'Enquanto uma subscrição espera pela confirmação, o separador aberto lembra-se dela até a confirmar ou fechar o separador.',
          'Se inicia sessão, um cookie mantém-na nestas páginas.',
        ],
      },
      {
        id: 'rights',
        title: 'Os seus direitos',
        paragraphs: [
          'Cada e-mail tem uma ligação que cancela a subscrição com um clique.',
          'Para ver, corrigir ou apagar o que está guardado sobre si, inicie sessão e abra a sua conta.',
        ],
      },
    ],
  },
};
