declare const lines: string;
export default lines;
