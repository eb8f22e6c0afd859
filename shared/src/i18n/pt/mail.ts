import type { Translation } from '../catalogue.ts';
import type en from '../en/mail.ts';

export default {
  frame: {
    greeting: 'Olá {{name}},',
    greetingPlain: 'Olá,',
    signature: 'A equipa Patas da Prata',
    tagline: 'Cuidadores de animais e de casas na Costa de Prata',
    linkHint: 'Se o botão não funcionar, abra este endereço:',
    why: 'Este e-mail foi enviado para {{to}} devido a uma conta, uma candidatura ou uma reserva na Patas da Prata.',
  },
  details: {
    reference: 'Reserva',
    serviceName: 'Serviço',
    dates: 'Datas',
    otherName: 'Com',
    amount: 'Total',
    reason: 'Motivo',
  },
  verifyEmail: {
    subject: 'Confirme o seu endereço de e-mail',
    body: 'Boas-vindas à Patas da Prata! Confirme que este endereço é seu e já pode reservar um cuidador.\n\nSe não criou uma conta, pode ignorar este e-mail.',
    button: 'Confirmar endereço',
  },
  resetPassword: {
    subject: 'Defina uma nova palavra-passe',
    body: 'Alguém, esperamos que você, pediu uma nova palavra-passe para a sua conta. A ligação abaixo funciona uma vez, durante uma hora.\n\nSe não foi você, ignore este e-mail: a sua palavra-passe mantém-se.',
    button: 'Definir nova palavra-passe',
  },
  applicationReceived: {
    subject: 'Recebemos a sua candidatura',
    body: 'Obrigado por se candidatar a cuidador. Analisamos todas as candidaturas em 24 horas. Seguem-se a verificação de antecedentes e referências, uma entrevista por vídeo e a ativação do seu perfil.\n\nNão precisa de fazer nada por agora: escrevemos-lhe assim que houver novidades.',
    button: 'Visitar o site',
  },
  sitterInvitation: {
    subject: 'Boas-vindas! O seu perfil de cuidador está pronto',
    body: 'A sua candidatura foi aprovada: é um gosto tê-lo connosco. Defina uma palavra-passe para entrar, completar o seu perfil e responder aos primeiros pedidos.',
    button: 'Definir palavra-passe',
    bodyExisting:
      'A sua candidatura foi aprovada: é um gosto tê-lo connosco. A sua conta passa a ser também uma conta de cuidador. Entre para completar o seu perfil e responder aos primeiros pedidos.',
    buttonExisting: 'Entrar',
  },
  applicationRejected: {
    subject: 'Sobre a sua candidatura',
    body: 'Obrigado pelo seu interesse em ser cuidador na Patas da Prata. Lamentamos, mas de momento não podemos aceitar a sua candidatura.\n\nSe algo mudar, teremos todo o gosto em receber uma nova candidatura sua.',
    button: 'Visitar o site',
  },
  bookingRequested: {
    subject: 'Recebemos o seu pedido de reserva {{reference}}',
    body: 'O seu pedido chegou até nós. É analisado e respondido em 24 horas, e nessa altura escrevemos-lhe.',
    button: 'Ver reserva',
  },
  newRequest: {
    subject: 'Novo pedido de reserva {{reference}}',
    body: 'Tem um novo pedido de reserva. Aceite-o ou recuse-o assim que puder: um pedido sem resposta caduca ao fim de 72 horas.',
    button: 'Responder ao pedido',
  },
  bookingAssigned: {
    subject: 'Encontrámos um cuidador para a sua reserva {{reference}}',
    body: 'Encaminhámos a sua reserva para {{otherName}}. Assim que for aceite, voltamos a escrever-lhe.',
    button: 'Ver reserva',
  },
  bookingAccepted: {
    subject: '{{otherName}} aceitou a sua reserva',
    body: 'Boas notícias: {{otherName}} aceitou a sua reserva. Na página da reserva podem trocar mensagens e ver o telefone um do outro.',
    button: 'Ver reserva',
  },
  priceConfirmed: {
    subject: 'Preço confirmado para a reserva {{reference}}',
    body: 'O preço desta reserva foi revisto e é agora definitivo: {{amount}}.',
    button: 'Ver reserva',
  },
  bookingDeclined: {
    subject: 'O seu pedido de reserva {{reference}} foi recusado',
    body: 'Infelizmente, o cuidador não pode aceitar esta reserva. Não lhe foi cobrado nada.\n\nÉ bem possível que outros cuidadores perto de si estejam livres nestas datas.',
    button: 'Ver reserva',
  },
  bookingCancelled: {
    subject: 'A reserva {{reference}} foi cancelada',
    body: 'Esta reserva foi cancelada e as suas datas estão de novo livres.',
    button: 'Ver reserva',
  },
  bookingExpired: {
    subject: 'O pedido de reserva {{reference}} caducou',
    body: 'Este pedido não teve resposta a tempo e caducou. As suas datas estão de novo livres e nada foi cobrado.',
    button: 'Ver reserva',
  },
  newMessage: {
    subject: 'Nova mensagem de {{otherName}}',
    body: '{{otherName}} escreveu-lhe sobre a reserva {{reference}}.',
    button: 'Ler e responder',
  },
} as const satisfies Translation<typeof en>;
