import type { Translation } from '../catalogue.ts';
import type en from '../en/domain.ts';

export default {
  location: {
    obidos: 'Óbidos',
    caldas: 'Caldas da Rainha',
    bombarral: 'Bombarral',
    peniche: 'Peniche',
    other: '银色海岸其他地区',
  },
  serviceType: { pet: '宠物照看', house: '房屋照看', combined: '宠物和房屋' },
  experience: { '0-1': '0–1 年', '1-3': '1–3 年', '3-5': '3–5 年', '5+': '5 年以上' },
  responseTime: {
    '30 minutes': '30 分钟',
    '1 hour': '1 小时',
    '2 hours': '2 小时',
    '3 hours': '3 小时',
    '1 day': '1 天',
  },
  contactTime: {
    morning: '上午（9–12 点）',
    afternoon: '下午（12–18 点）',
    evening: '晚上（18–21 点）',
    anytime: '任何时间',
  },
  applicationStatus: { pending: '待审核', approved: '已批准', rejected: '已拒绝' },
  paymentStatus: {
    unpaid: '未付款',
    authorized: '银行卡已授权',
    paid: '已付款',
    partially_refunded: '部分退款',
    refunded: '已退款',
  },
  actor: { customer: '主人', sitter: '看护人', admin: 'Patas da Prata', stripe: '付款', clock: '自动' },
  perDay: '每天',
  perHours_one: '每小时',
  perHours_other: '每 {{count}} 小时',
} as const satisfies Translation<typeof en>;
