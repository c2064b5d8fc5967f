// An entrance of its own: nobody else loads what a seat for an assistant needs.
export { serveMcp, toolsOf } from './mcp/mcp-server.ts';
