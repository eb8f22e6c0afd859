import type { Translation } from '../catalogue.ts';
import type en from '../en/search.ts';

export default {
  meta: {
    title: '银色海岸的宠物与房屋看护人',
    titleTown: '{{town}}的宠物与房屋看护人',
    description:
      '奥比杜什（Óbidos）、卡尔达什（Caldas da Rainha）、邦巴拉尔（Bombarral）和佩尼谢（Peniche）经过认证的宠物与房屋看护人。比较价格、评分和空闲日期。',
  },
  heading: '认识我们的看护人',
  headingTown: '{{town}}的看护人',
  intro: '您身边经过认证的看护人，把您的宠物和家当作自己的来照顾。',
  filters: {
    title: '筛选',
    town: '城镇',
    anyTown: '所有城镇',
    service: '服务',
    anyService: '所有服务',
    from: '第一天',
    to: '最后一天',
    max: '最高价格',
    maxPlaceholder: '不限',
    sort: '排序',
    sortRating: '收藏优先，然后按评分',
    sortPrice: '价格最低',
    sortNewest: '最新加入',
    clear: '清除筛选',
    datesOrder: '最后一天不能早于第一天。',
    datesPast: '请选择今天或以后的日期。',
    datesFar: '目前可查询到 {{day}} 为止的空闲日期。',
  },
  results: {
    label: '看护人',
    count_zero: '没有找到看护人',
    count_one: '{{count}} 位看护人',
    count_other: '{{count}} 位看护人',
    loading: '正在查找看护人…',
    shown: '已显示 {{shown}} / {{total}}',
    more: '显示更多',
  },
  empty: {
    title: '暂时没有符合条件的看护人',
    text: '试试其他日期、邻近城镇或更高的价格。',
    none: '新的看护人即将加入，请稍后再来。',
  },
  failed: {
    title: '无法加载列表',
    text: '请检查网络连接后重试。',
    refresh: '刷新',
  },
  favorites: {
    add: '将 {{name}} 加入收藏',
    remove: '将 {{name}} 移出收藏',
    signIn: '请登录后再收藏',
    signInAction: '登录',
    failed: '更新收藏失败',
    added: '已加入收藏',
    removed: '已移出收藏',
  },
} as const satisfies Translation<typeof en>;
