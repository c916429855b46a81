import { serve } from "@hono/node-server";
import server, { announce } from "./server.ts";

serve(server, announce);
