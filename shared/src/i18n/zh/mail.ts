import type { Translation } from '../catalogue.ts';
import type en from '../en/mail.ts';

export default {
  frame: {
    greeting: '{{name}}，您好！',
    greetingPlain: '您好！',
    signature: 'Patas da Prata 团队',
    tagline: '银色海岸的宠物与房屋看护',
    linkHint: '如果按钮无法使用，请打开以下地址：',
    why: '您收到这封发往 {{to}} 的邮件，是因为该地址关联了 Patas da Prata 的账户、申请或预订。',
  },
  details: {
    reference: '预订编号',
    serviceName: '服务',
    dates: '日期',
    otherName: '对方',
    amount: '总价',
    reason: '原因',
  },
  verifyEmail: {
    subject: '请确认您的邮箱地址',
    body: '欢迎来到 Patas da Prata！请确认这是您的邮箱，之后即可预订看护人。\n\n如果您没有注册账户，请忽略此邮件。',
    button: '确认邮箱',
  },
  resetPassword: {
    subject: '设置新密码',
    body: '有人（希望是您本人）为您的账户申请了新密码。以下链接一小时内有效，且只能使用一次。\n\n如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    button: '设置新密码',
  },
  applicationReceived: {
    subject: '我们已收到您的申请',
    body: '感谢您申请成为看护人。我们会在 24 小时内审核每份申请，随后进行背景与推荐人核查、视频面试，并激活您的个人主页。\n\n您现在无需做任何事，一有进展我们就会写信给您。',
    button: '访问网站',
  },
  sitterInvitation: {
    subject: '欢迎加入！您的看护人主页已就绪',
    body: '您的申请已通过，很高兴您加入我们。请设置密码登录，完善个人主页并回复您的第一批预订请求。',
    button: '设置密码',
    bodyExisting:
      '您的申请已通过，很高兴您加入我们。您的账户现在也是看护人账户。请登录以完善个人主页并回复您的第一批预订请求。',
    buttonExisting: '登录',
  },
  applicationRejected: {
    subject: '关于您的申请',
    body: '感谢您有意成为 Patas da Prata 的看护人。很抱歉，我们目前无法接受您的申请。\n\n如果情况有变，欢迎您再次申请。',
    button: '访问网站',
  },
  bookingRequested: {
    subject: '我们已收到您的预订请求 {{reference}}',
    body: '您的请求已送达。我们会在 24 小时内审核并答复，届时会写信给您。',
    button: '查看预订',
  },
  newRequest: {
    subject: '新的预订请求 {{reference}}',
    body: '您有一个新的预订请求。请尽快接受或拒绝：72 小时内无人答复的请求会失效。',
    button: '回复请求',
  },
  bookingAssigned: {
    subject: '我们为您的预订 {{reference}} 找到了看护人',
    body: '我们已将您的预订转给 {{otherName}}。对方接受后，我们会再次写信给您。',
    button: '查看预订',
  },
  bookingAccepted: {
    subject: '{{otherName}} 已接受您的预订',
    body: '好消息：{{otherName}} 已接受您的预订。你们可以在预订页面互发消息，并看到彼此的电话号码。',
    button: '查看预订',
  },
  priceConfirmed: {
    subject: '预订 {{reference}} 的价格已确认',
    body: '此预订的价格已审核，最终价格为 {{amount}}。',
    button: '查看预订',
  },
  bookingDeclined: {
    subject: '您的预订请求 {{reference}} 被拒绝',
    body: '很遗憾，看护人无法接受此预订。您没有被收取任何费用。\n\n您附近的其他看护人在这些日期很可能有空。',
    button: '查看预订',
  },
  bookingCancelled: {
    subject: '预订 {{reference}} 已取消',
    body: '此预订已取消，相应日期已重新开放。',
    button: '查看预订',
  },
  bookingExpired: {
    subject: '预订请求 {{reference}} 已失效',
    body: '此请求未能及时得到答复，现已失效。相应日期已重新开放，且未收取任何费用。',
    button: '查看预订',
  },
  newMessage: {
    subject: '{{otherName}} 发来新消息',
    body: '{{otherName}} 就预订 {{reference}} 给您写了消息。',
    button: '查看并回复',
  },
} as const satisfies Translation<typeof en>;
