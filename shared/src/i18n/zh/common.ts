import type { Translation } from '../catalogue.ts';
import type english from '../en/common.ts';

export default {
  skipToContent: '跳到正文',
  loading: '加载中…',
  tryAgain: '重试',
  close: '关闭',
  pageFailed: '无法显示此页面。',
  sessionFailed: '无法确认您的登录状态。',
  signOutFailed: '无法退出登录，请重试。',
  offline: '您已离线，网络恢复后将继续。',
  brandHome: 'Patas da Prata 首页',
  nav: {
    main: '主菜单',
    menu: '菜单',
    knowOurSitters: '认识我们的看护人',
    enter: '登录/注册',
    dashboard: '我的面板',
    bookNow: '立即预订',
    admin: '管理',
    profile: '个人菜单',
    myBookings: '我的预订',
    sitterDashboard: '看护人面板',
    signOut: '退出登录',
    becomeSitter: '成为看护人',
  },
  language: '语言',
  languageFailed: '无法切换语言，请重试。',
  colors: {
    label: '配色',
    auto: '跟随设备',
    light: '浅色',
    dark: '深色',
  },
  footer: {
    promise: '让银色海岸的宠物与家园都得到悉心照料。',
    explore: '浏览',
    towns: '我们的城镇',
    settings: '设置',
    coast: '为葡萄牙银色海岸而生',
  },
  notFound: {
    title: '哎呀！找不到页面',
    text: '您要找的页面已移走，或是被潮水带走了。',
    home: '返回首页',
  },
  adminGate: {
    title: '管理',
    leads: '管理后台是一个独立的网站。',
    open: '打开管理后台',
  },
} as const satisfies Translation<typeof english>;
